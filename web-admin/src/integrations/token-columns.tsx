import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { useScopeWords } from '@workledger/kit/areas/integrations/scope-words'
import { TokenHint } from '@workledger/kit/areas/integrations/token-list'
import { TokenState } from '@workledger/kit/areas/integrations/token-state'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import type { Column } from '@workledger/kit/table/data-table'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { integrationsTexts } from './messages'

export type Token = Rows['api-tokens']

/** Scopes are what admins look for, so they are never truncated. */
const wrapped = {
  display: 'block',
  minWidth: { sm: 200 },
  py: { sm: 0.5 },
  whiteSpace: 'normal',
  fontSize: 13,
  lineHeight: '18px',
} as const

/** Returns the columns of the list of tokens; the last ones are hidden at first. */
export function useTokenColumns(): Column<Token>[] {
  const t = useText(integrationsTexts)
  const { field } = useRecordWords(integrationsWords)
  const scopes = useScopeWords()
  const times = useTimeColumns()

  return [
    {
      id: 'name',
      label: t('token.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name, hint }) => (
        <Row component="span" inline gap={1}>
          <Strong component="bdi">{name}</Strong>
          <TokenHint hint={hint} />
        </Row>
      ),
    },
    {
      id: 'acts',
      label: t('token.actsAs'),
      sort: 'account',
      card: 'fact',
      cell: (row) => <ActsAs token={row} />,
    },
    {
      id: 'state',
      label: field('state'),
      sort: 'state',
      card: 'chip',
      cell: (row) => <TokenState token={row} />,
    },
    {
      id: 'scopes',
      label: field('scopes'),
      card: 'fact',
      cell: (row) => (
        <Box component="span" sx={wrapped}>
          {scopes.list(row.scopes)}
        </Box>
      ),
    },
    ...times,
  ]
}

function useTimeColumns(): Column<Token>[] {
  const { moment } = useFormat()
  const { field } = useRecordWords(integrationsWords)

  return [
    {
      id: 'expires',
      label: field('expires_at'),
      sort: 'expires_at',
      card: 'fact',
      named: true,
      cell: ({ expires_at }) => <span className="num">{moment(expires_at)}</span>,
    },
    {
      id: 'used',
      label: field('used_at'),
      sort: 'used_at',
      card: 'fact',
      named: true,
      cell: ({ used_at }) => used_at && <span className="num">{moment(used_at)}</span>,
    },
    {
      id: 'networks',
      label: field('networks'),
      hidden: true,
      cell: ({ networks }) => <span className="num ltr">{networks.join(', ')}</span>,
    },
    {
      id: 'created',
      label: field('created_at'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => <span className="num">{moment(created_at)}</span>,
    },
  ]
}

/** The service account with the person who made the token, or that person. */
function ActsAs({ token: { account, holder } }: { token: Token }) {
  const t = useText(integrationsTexts)
  const person = holder ?? t('token.unknown')
  if (account === null) return <bdi>{person}</bdi>

  return (
    <>
      <bdi>{account}</bdi>{' '}
      <Muted component="span">
        (<bdi>{person}</bdi>)
      </Muted>
    </>
  )
}
