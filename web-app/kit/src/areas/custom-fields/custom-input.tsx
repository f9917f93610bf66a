import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { CustomField } from '@workledger/contracts/custom-fields/custom-fields.api'
import { DateField } from '../../form/day-field'
import { Field, TextField } from '../../form/fields'
import { FileField } from '../../form/file-field'
import type { FieldProps } from '../../form/form'
import { useText } from '../../i18n/i18n'
import { download } from '../../net/download'
import { confirm } from '../../ui/confirm'
import { Icon } from '../../ui/icon'
import { Row, Stack } from '../../ui/layout'
import { toast, toastError } from '../../ui/toast'
import { customValueTexts } from './messages'

interface Props {
  field: CustomField
  form: { field: (name: string) => FieldProps<any> }
  /** Removes the file of a file field. */
  remove: () => Promise<unknown>
}

/** The control of one field, by its kind. */
export function CustomInput({ field, form, remove }: Props) {
  const t = useText(customValueTexts)
  const { type, name, mandatory, editable, visible_to } = field

  const hint = [
    field.description,
    visible_to === 'admin' ? t('adminsSee') : !editable && t('adminsEdit'),
  ]
    .filter(Boolean)
    .join(' ')

  const props = {
    ...form.field(field.custom_field_type_id),
    label: <bdi>{name}</bdi>,
    ...(hint && { hint }),
    ...(mandatory && editable && { required: true }),
    ...(!editable && { disabled: true }),
  }

  switch (type) {
    case 'paragraph':
      return <TextField {...props} rows={3} />
    case 'date':
      return <DateField {...props} />
    case 'numeric':
    case 'number':
      return <TextField {...props} type="number" />

    case 'file':
      return (
        <Stack gap={0.5} sx={{ alignContent: 'start' }}>
          {editable ? (
            <FileField {...props} />
          ) : (
            <Field id={field.custom_field_type_id} label={props.label} hint={hint}>
              {!field.document && <span id={field.custom_field_type_id}>—</span>}
            </Field>
          )}
          {field.document && <StoredFile {...{ field, remove }} />}
        </Stack>
      )

    case 'text':
    case 'string':
      return <TextField {...props} />
    default:
      return type satisfies never
  }
}

/** The present file of a field. */
function StoredFile({ field, remove }: Pick<Props, 'field' | 'remove'>) {
  const t = useText(customValueTexts)
  const name = field.value ?? ''

  const ask = async () => {
    if (
      !(await confirm({
        title: t('removeTitle', { name }),
        text: t('removeText'),
        action: t('removeFile'),
        danger: true,
      }))
    )
      return

    await remove().then(() => toast(t('removed')), toastError)
  }

  return (
    <Row gap={0.5} sx={{ minWidth: 0 }}>
      <Button
        size="small"
        startIcon={<Icon name="download" size={14} />}
        aria-label={t('download', { name })}
        onClick={() => void download(field.document!.download_url, name).catch(toastError)}
        sx={{
          minWidth: 0,
          '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <bdi>{name}</bdi>
      </Button>
      {field.editable && !field.mandatory && (
        <IconButton aria-label={t('removeFile')} onClick={() => void ask()}>
          <Icon name="trash" size={14} />
        </IconButton>
      )}
    </Row>
  )
}
