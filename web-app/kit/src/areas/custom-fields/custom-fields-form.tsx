import IconButton from '@mui/material/IconButton'
import type { CustomField } from '@workledger/contracts/custom-fields/custom-fields.api'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { lazy, Suspense, useRef, useState } from 'react'
import { useForm } from '../../form/form'
import { FormCard } from '../../form/form-card'
import { requiring } from '../../form/form-rules'
import { useText } from '../../i18n/i18n'
import { newest } from '../../net/newest'
import { Icon } from '../../ui/icon'
import { toast } from '../../ui/toast'
import { CustomInput } from './custom-input'
import { customValueTexts } from './messages'

const ValuesHistory = lazy(() => import('./values-history'))

/** The calls for the owner of the fields. */
export interface FieldCalls {
  save: (values: Record<string, string | null>, shown: Shown) => Promise<{ data: readonly Shown[] }>
  set: (field: string, value: File | null, shown: Shown) => Promise<Shown>
}

export type CustomFieldValues = Record<string, string | File | null>

interface Props {
  fields: readonly CustomField[]
  calls: FieldCalls
  /** Undefined if the viewer may not read its history. */
  stream: string | undefined
  company?: boolean | undefined
}

/** The server checks the values; the form only checks for missing ones. */
const anything = { safeParse: (data: unknown) => ({ success: true as const, data }) }

/** All fields in one form: it sends each file first, then the rest together. */
export function CustomFieldsForm({ fields, calls, stream, company }: Props) {
  const t = useText(customValueTexts)
  const [past, setPast] = useState(false)
  const sending = useRef<Record<string, string>>({})
  const mine = fields.filter(({ editable }) => editable)
  const texts = mine.filter(({ type }) => type !== 'file')

  const initial: CustomFieldValues = Object.fromEntries(
    fields.map(({ custom_field_type_id: id, type, value }) => [
      id,
      type === 'file' ? null : (value ?? ''),
    ]),
  )

  const saved = useRef(initial)
  const needed = mine.filter(
    ({ mandatory, type, document }) => mandatory && !(type === 'file' && document),
  )

  const form = useForm<CustomFieldValues, Shown>({
    schema: requiring(
      anything,
      needed.map(({ custom_field_type_id: id }) => id),
    ),
    initial,
    shown: newest(fields),
    fieldOf: sending.current,
    submit: async (typed, { shown, put }) => {
      let now = shown

      for (const { custom_field_type_id: id } of mine) {
        const file = typed[id]
        if (!(file instanceof File)) continue
        sending.current.value = id
        now = await calls.set(id, file, now)
        put(id, null)
      }

      const values = texts.flatMap(({ custom_field_type_id: id }) =>
        typed[id] === saved.current[id] ? [] : [[id, typed[id] as string] as const],
      )
      if (values.length > 0) now = newest((await calls.save(Object.fromEntries(values), now)).data)
      saved.current = { ...saved.current, ...Object.fromEntries(values) }
      toast(t('updated'))

      return now
    },
  })

  const history = stream && fields.some(({ value }) => value !== null) && (
    <IconButton aria-label={t('history')} title={t('history')} onClick={() => setPast(true)}>
      <Icon name="history" />
    </IconButton>
  )

  return (
    <>
      <FormCard
        form={form}
        locked={mine.length === 0 ? t('adminsEdit') : undefined}
        aside={history}
        quiet
      >
        <FormCard.Group title={t(company ? 'companyTitle' : 'title')}>
          {fields.map((field) => (
            <CustomInput
              key={field.custom_field_type_id}
              field={field}
              form={form}
              remove={() => calls.set(field.custom_field_type_id, null, newest(fields))}
            />
          ))}
        </FormCard.Group>
      </FormCard>
      <Suspense>
        {past && stream && (
          <ValuesHistory stream={stream} fields={fields} close={() => setPast(false)} />
        )}
      </Suspense>
    </>
  )
}
