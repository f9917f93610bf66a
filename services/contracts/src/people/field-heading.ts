import { comparable } from '../kernel/custom-field'
import { employeeHeadings } from './employee-headings'
import { employeesList } from './people.lists'

const CUSTOM = ' (custom field)'
const taken = new Set(Object.keys(employeesList.columns).flatMap(employeeHeadings).map(comparable))

/**
 * Returns the heading of a custom field in files; one with the name of a standard column is marked.
 */
export const fieldHeading = (name: string) =>
  taken.has(comparable(name)) ? `${name}${CUSTOM}` : name

/** Returns whether a heading is a custom field's and not a standard column's. */
export const isCustomHeading = (heading: string) =>
  heading.trim().toLowerCase().endsWith(CUSTOM.trim())
