import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ApiToken } from '@workledger/contracts/integrations/integrations.lists'
import { useState } from 'react'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { busyProps } from '../../ui/busy-props'
import { confirm } from '../../ui/confirm'
import { BareList, Row } from '../../ui/layout'
import { Muted, Strong } from '../../ui/text'
import { tokenTexts } from './messages'
import { useScopeWords } from './scope-words'
import { waitingScopes } from './scopes'
import { TokenState } from './token-state'

interface Props {
  label: string
  tokens: readonly ApiToken[]
  /** Id of the token that is being revoked. */
  busy: string | null
  revoke: (id: string) => void
}

/** A person's tokens, each with a button to revoke it; ended ones on request. */
export function TokenList({ label, tokens, busy, revoke }: Props) {
  const t = useText(tokenTexts)
  const [all, setAll] = useState(false)
  const ended = tokens.filter(({ state }) => state !== 'active')
  const active = tokens.filter(({ state }) => state === 'active')

  return (
    <>
      <BareList aria-label={label}>
        {[...active, ...(all ? ended : [])].map((token) => (
          <TokenRow key={token.id} token={token} busy={busy === token.id} revoke={revoke} />
        ))}
      </BareList>
      {ended.length > 0 && (
        <Box sx={{ p: 0.5, ...(active.length > 0 || all ? above : {}) }}>
          <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('hideEnded') : t('showEnded', { count: ended.length })}
          </Button>
        </Box>
      )}
    </>
  )
}

const above = { borderTop: 1, borderColor: 'divider' } as const

interface RowProps extends Pick<Props, 'revoke'> {
  token: ApiToken
  busy: boolean
}

function TokenRow({ token, busy, revoke }: RowProps) {
  const t = useText(tokenTexts)
  const words = useScopeWords()
  const { moment } = useFormat()
  const { id, name, hint, scopes, state, expires_at, used_at } = token
  const waiting = waitingScopes(token)

  const ask = async () => {
    const question = {
      title: t('revokeTitle', { name: isolated(name) }),
      text: t('revokeText'),
      action: t('revoke'),
      danger: true,
    }
    if (await confirm(question)) revoke(id)
  }

  return (
    <Row
      component="li"
      wrap
      gap={1}
      sx={{
        paddingBlock: '10px',
        paddingInline: '16px 8px',
        '& + &': above,
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Row wrap gap={1}>
          <Strong component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Strong>
          <TokenHint hint={hint} />
          <TokenState token={token} />
        </Row>
        <Muted size={12} sx={{ lineHeight: '16px', overflowWrap: 'anywhere' }}>
          {words.list(scopes)}
        </Muted>
        {waiting.length > 0 && (
          <Muted size={12} sx={{ lineHeight: '16px' }}>
            {t('waitingFor', { list: words.list(waiting) })}
          </Muted>
        )}
        <Muted className="num" size={12} sx={{ lineHeight: '16px' }}>
          {t(state === 'expired' ? 'expiredOn' : 'expires', { day: isolated(moment(expires_at)) })}
          {' · '}
          {used_at ? t('used', { time: isolated(moment(used_at)) }) : t('unused')}
        </Muted>
      </Box>
      {state === 'active' && (
        <Button
          variant="text"
          {...busyProps(busy, () => void ask())}
          aria-label={t('revokeOne', { name: isolated(name) })}
        >
          {t('revoke')}
        </Button>
      )}
    </Row>
  )
}

/** The last characters of a token. */
export const TokenHint = ({ hint }: { hint: string }) => (
  <Muted component="code" className="ltr" size={12}>
    …{hint}
  </Muted>
)
