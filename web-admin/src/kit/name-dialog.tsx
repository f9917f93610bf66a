import { TextField } from '@workledger/kit/form/fields'
import { type Schema, useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'

interface Props {
  title: string
  label: string
  /** The present name; empty for a new one. */
  name: string
  schema: Schema
  submit: (name: string) => Promise<unknown>
  close: () => void
}

/** The dialog of records that only have a name. */
export default function NameDialog({ title, label, name, schema, submit, close }: Props) {
  const form = useForm({
    schema,
    initial: { name },
    submit: async (typed) => {
      await submit(typed.name)
      close()
    },
  })
  return (
    <FormDialog title={title} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={label} />
    </FormDialog>
  )
}
