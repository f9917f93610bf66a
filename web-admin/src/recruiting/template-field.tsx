import { filledTemplate } from '@workledger/contracts/recruiting/template-words'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { recruitingTexts } from './messages'

interface Props {
  kind: 'message' | 'rejection'
  candidate: { first_name: string | null; last_name: string | null; opening: string }
  onTake: (text: { subject: string; body: string }) => void
}

/** Inserts the text of a template, filled in for a candidate; absent without one of the kind. */
export function TemplateField({ kind, candidate, onTake }: Props) {
  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const [chosen, setChosen] = useState('')

  const templates = useConsoleList('recruiting_templates', {
    sort: 'name',
    perPage: 50,
    always: { kind },
    outOfAddress: 'The choices of a field',
  })

  if (templates.rows.length === 0) return null

  const take = (id: string) => {
    setChosen(id)
    const template = templates.rows.find((one) => one.id === id)
    if (!template) return
    const { first_name, last_name, opening } = candidate

    const values = {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      opening,
      company: workspace.name,
    }

    onTake({
      subject: filledTemplate(template.subject, values),
      body: filledTemplate(template.body, values),
    })
  }

  const options = templates.rows.map(({ id, name }) => ({ value: id, label: name }))

  return (
    <SelectField
      name="template"
      value={chosen}
      onChange={take}
      label={t('template')}
      placeholder={t('noTemplate')}
      options={options}
    />
  )
}
