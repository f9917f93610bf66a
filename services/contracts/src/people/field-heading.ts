import { comparable } from '../kernel/custom-field'
import { employeeHeadings } from './employee-headings'
import { employeesList } from './people.lists'

const CUSTOM = ' (custom field)'
const taken = new Set(Object.keys(employeesList.columns).flatMap(employeeHeadings).map(comparable))

/**
 * The heading of a custom field in files; one that is called as a column of every employee says
 * that it is another.
 */
export const fieldHeading = (name: string) =>
  taken.has(comparable(name)) ? `${name}${CUSTOM}` : name

/** Whether a heading is a custom field's, and no column of every employee. */
export const isCustomHeading = (heading: string) =>
  heading.trim().toLowerCase().endsWith(CUSTOM.trim())
