import type { ApiToken } from '@workledger/contracts/integrations/integrations.lists'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { integrationsWords } from '../../i18n/words/integrations'
import { Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { tokenTexts } from './messages'
import { waitingScopes } from './scopes'

const tones = { active: 'good', expired: 'wait', revoked: 'bad' } as const

/** A token's state, and whether some of its scopes wait for admins. */
export function TokenState({ token }: { token: ApiToken }) {
  const t = useText(tokenTexts)
  const { value } = useRecordWords(integrationsWords)

  return (
    <Row component="span" inline wrap gap={0.5}>
      <StatusChip tone={tones[token.state]}>{value(token.state)}</StatusChip>
      {waitingScopes(token).length > 0 && <StatusChip tone="warn">{t('waiting')}</StatusChip>}
    </Row>
  )
}
