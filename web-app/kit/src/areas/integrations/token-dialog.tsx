import { TOKEN_DAYS } from '@workledger/contracts/integrations/bounds'
import { tokenBody } from '@workledger/contracts/integrations/integrations.api'
import type { TokenScope } from '@workledger/contracts/kernel/token-scopes'
import { useState } from 'react'
import type * as z from 'zod'
import { SelectField } from '../../form/choice-fields'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { ListField, listItems } from '../../form/list-field'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { integrationsWords } from '../../i18n/words/integrations'
import { AgainField } from '../access/again-field'
import { tokenTexts } from './messages'
import { shortest } from './scopes'
import { ScopesField } from './scopes-field'
import { TokenShown } from './token-shown'

const dayChoices = [30, TOKEN_DAYS.first, 180, TOKEN_DAYS.most]

interface TokenValues {
  name: string
  scopes: TokenScope[]
  networks: string
  days: string
  current_password: string
}

const toRequest = ({ networks, days, scopes, ...typed }: TokenValues) => ({
  ...typed,
  scopes: shortest(scopes),
  networks: listItems(networks)
    .map((each) => each.trim())
    .filter(Boolean),
  days: Number(days),
})

interface Props {
  /** The service account in whose name the token acts; undefined: the viewer. */
  account?: string
  send: (body: z.input<typeof tokenBody>) => Promise<{ data: { token: string } }>
  close: () => void
}

/** Makes an API token, and then shows it once. */
export default function TokenDialog({ account, send, close }: Props) {
  const t = useText(tokenTexts)
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)

  const form = useForm({
    words: useRecordWords(integrationsWords),
    schema: tokenBody,
    initial: {
      name: '',
      scopes: [],
      networks: '',
      days: String(TOKEN_DAYS.first),
      current_password: '',
    } as TokenValues,
    toRequest,
    submit: async (typed) => {
      const { data } = await send(toRequest(typed))
      setMade({ name: typed.name, token: data.token })
    },
  })

  if (made) return <TokenShown {...made} close={close} />

  return (
    <FormDialog
      title={account === undefined ? t('makeTitle') : t('makeFor', { name: account })}
      action={t('make')}
      form={form}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus hint={t('nameHint')} />
      <ScopesField
        {...form.field('scopes')}
        hint={t(account === undefined ? 'scopesHint' : 'scopesHintAccount')}
      />
      <ListField
        {...form.field('networks')}
        parts={[{ label: t('network'), ltr: true }]}
        add={t('addNetwork')}
        hint={t('networksHint')}
      />
      <SelectField
        {...form.field('days')}
        label={t('days')}
        options={dayChoices.map((count) => ({
          value: String(count),
          label: t('daysCount', { count }),
        }))}
      />
      <AgainField {...form.field('current_password')} label={t('password')} />
    </FormDialog>
  )
}
