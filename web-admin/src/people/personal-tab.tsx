import { useMember } from '@workledger/web-app/kit/current'
import { useText } from '@workledger/web-app/kit/i18n'
import { PersonalForm } from '@workledger/web-app/kit/people/personal-form'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

/** General information and address. */
export default function PersonalTab({ profile }: { profile: Profile }) {
  const t = useText(peopleTexts)
  const { workspace, admin } = useMember()
  const change = useConsoleCommand('changeEmployee')
  return (
    <PersonalForm
      person={profile}
      send={(body) => change.send({ params: { ws: workspace.id, id: profile.id }, body: body as never })}
      locked={admin ? undefined : t('profile.lockedAdmin')}
    />
  )
}
