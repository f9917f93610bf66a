import Box from '@mui/material/Box'
import type { SignOn } from '@workledger/contracts/sso/sso.api'
import { CheckField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { ssoTexts } from './messages'

interface Props {
  settings: SignOn
  may: boolean
}

/** Who must sign in by the provider, and who may enter without it in an emergency. */
export function EntryCard({ settings, may }: Props) {
  const t = useText(ssoTexts)
  const { workspace } = useMember()
  const { enforced, provider } = settings
  const onError = toastError

  const enforce = useConsoleCommand('enforceSignOn', {
    onDone: ({ data }) => toast(t(data.enforced ? 'entry.enforced' : 'entry.offered')),
    onError,
  })

  const set = async (value: boolean) => {
    const question = {
      title: t('entry.askTitle'),
      text: t('entry.askText'),
      action: t('entry.ask'),
    }

    if (value && !(await confirm(question))) return
    enforce.run({ params: { ws: workspace.id }, body: { enforced: value } })
  }

  return (
    <Card title={t('entry.title')} padded>
      <Stack gap={1.5}>
        <div>
          <CheckField
            name="enforced"
            label={t('entry.enforce')}
            value={enforced}
            disabled={!may || !provider}
            onChange={(value) => enforce.busy || void set(value)}
          />
          <Muted sx={{ marginInlineStart: '30px' }}>
            {t(provider ? 'entry.enforceHint' : 'entry.needsProvider')}
          </Muted>
        </div>
        <Emergency settings={settings} may={may} />
      </Stack>
    </Card>
  )
}

function Emergency({ settings, may }: Props) {
  const t = useText(ssoTexts)
  const { workspace } = useMember()
  const { administrators, emergency } = settings
  const named = emergency.map(({ id }) => id)

  const name = useConsoleCommand('nameEmergencyAccounts', {
    onDone: () => toast(t('entry.named')),
    onError: toastError,
  })

  const toggle = (id: string, value: boolean) => {
    const employee_ids = value ? [...named, id] : named.filter((each) => each !== id)
    name.run({ params: { ws: workspace.id }, body: { employee_ids }, shown: settings })
  }

  return (
    <Box role="group" aria-label={t('entry.emergency')}>
      <Strong>{t('entry.emergency')}</Strong>
      <Muted>{t('entry.emergencyHint')}</Muted>
      {administrators.map((person) => (
        <CheckField
          key={person.id}
          name={`emergency-${person.id}`}
          label={person.name}
          value={named.includes(person.id)}
          disabled={!may}
          onChange={(value) => name.busy || toggle(person.id, value)}
        />
      ))}
    </Box>
  )
}
