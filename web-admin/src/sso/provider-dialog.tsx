import { providerBody, type SignOn } from '@workledger/contracts/sso/sso.api'
import { CheckField, PasswordField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { ssoWords } from '@workledger/kit/i18n/words/sso'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { ssoTexts } from './messages'

interface Typed {
  name: string
  issuer: string
  client_id: string
  client_secret: string
  scopes: string
  trusts_addresses: boolean
  adds_people: boolean
  groups_claim: string
}

const toRequest = ({ scopes, client_secret, ...typed }: Typed) => ({
  ...typed,
  scopes: scopes.split(/[\s,]+/).filter(Boolean),
  ...(client_secret && { client_secret }),
})

interface Props {
  settings: SignOn
  close: () => void
}

/** Sets the provider; its secret is never shown again. */
export default function ProviderDialog({ settings, close }: Props) {
  const t = useText(ssoTexts)
  const words = useRecordWords(ssoWords)
  const { workspace } = useMember()
  const set = useConsoleCommand('setSignOnProvider')
  const { provider } = settings

  const form = useForm({
    words,
    schema: providerBody,
    initial: {
      name: provider?.name ?? '',
      issuer: provider?.issuer ?? '',
      client_id: provider?.client_id ?? '',
      client_secret: '',
      scopes: (provider?.scopes ?? ['openid', 'email', 'profile']).join(' '),
      trusts_addresses: provider?.trusts_addresses ?? false,
      adds_people: provider?.adds_people ?? false,
      groups_claim: provider ? (provider.groups_claim ?? '') : 'groups',
    } as Typed,
    toRequest,
    submit: async (typed) => {
      await set.send({ params: { ws: workspace.id }, body: toRequest(typed), shown: settings })
      toast(t('provider.saved'))
      close()
    },
  })

  return (
    <FormDialog title={t(provider ? 'provider.edit' : 'provider.set')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus hint={t('provider.nameHint')} />
      <TextField {...form.field('issuer')} required placeholder="https://login.example.com" />
      <TextField {...form.field('client_id')} required />
      <PasswordField
        {...form.field('client_secret')}
        label={t('provider.secret')}
        hint={t(provider ? 'provider.secretKept' : 'provider.secretHint')}
        autoComplete="off"
      />
      <TextField {...form.field('scopes')} hint={t('provider.scopesHint')} />
      <CheckField {...form.field('trusts_addresses')} label={t('provider.trust')} />
      <CheckField {...form.field('adds_people')} />
      <TextField {...form.field('groups_claim')} hint={t('provider.groupsHint')} />
    </FormDialog>
  )
}
