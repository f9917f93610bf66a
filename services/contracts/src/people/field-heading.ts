import { comparable } from '../kernel/custom-field'
import { employeesList } from './people.lists'

const taken = new Set(Object.values(employeesList.columns).map(({ label }) => comparable(label)))
/** The heading of a custom field in files; one that is called as a column of every employee says that it is another. */
export const fieldHeading = (name: string) => (taken.has(comparable(name)) ? `${name} (custom field)` : name)
