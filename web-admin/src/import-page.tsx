import FieldDialog from './custom-fields/field-dialog'
import ImportPage from './people/import/import-page'
import type { NewFieldProps } from './people/import/new-field'

/** The import of employees, in which columns can become new custom fields. */
export default function Import() {
  return <ImportPage NewField={NewField} />
}

const NewField = ({ name, type, added, close }: NewFieldProps) => (
  <FieldDialog
    field={null}
    category="employee"
    start={{ name, type }}
    added={added}
    close={close}
  />
)
