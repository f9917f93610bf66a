import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import { tokenTexts } from '@workledger/kit/areas/integrations/messages'
import { TokenList } from '@workledger/kit/areas/integrations/token-list'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'

const TokenDialog = lazy(() => import('@workledger/kit/areas/integrations/token-dialog'))

const invalidates = [integrationsApi.ownTokens]

/** The viewer's own API tokens. A sign-in-as session does not have it. */
export function TokensCard() {
  const t = useText(tokenTexts)
  const ws = useMember().workspace.id
  const found = useQuery(query(integrationsApi.ownTokens, { params: { ws } }))
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<string | null>(null)
  const make = useCommand(integrationsApi.makeToken, { invalidates })

  const revoke = useCommand(integrationsApi.revokeOwnToken, {
    invalidates,
    onDone: () => toast(t('revoked')),
    onError: toastError,
  })

  const tokens = found.data?.data ?? []
  const button = <Button onClick={() => setMaking(true)}>{t('make')}</Button>

  return (
    <Card title={t('title')} aside={tokens.length > 0 && button}>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <SkeletonRows rows={2} height={56} />
      ) : tokens.length === 0 ? (
        <EmptyState
          dense
          icon="key"
          title={t('empty.title')}
          text={t('empty.text')}
          action={button}
        />
      ) : (
        <TokenList
          label={t('title')}
          tokens={tokens}
          busy={revoke.busy ? revoking : null}
          revoke={(id) => {
            setRevoking(id)
            revoke.run({ params: { ws, id } })
          }}
        />
      )}
      <Suspense>
        {making && (
          <TokenDialog
            send={(body) => make.send({ params: { ws }, body })}
            close={() => setMaking(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}
