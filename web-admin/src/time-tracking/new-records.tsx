import Box from '@mui/material/Box'
import type { TimeImportPreview } from '@workledger/contracts/time-tracking/time-import-previews.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Facts } from '@workledger/kit/ui/facts'
import { Muted } from '@workledger/kit/ui/text'
import { timeImportTexts } from './messages'

/** As many names as fit into the card. */
const NAMED = 20

/** What an import creates besides entries. */
export function NewRecords({ missing }: Pick<TimeImportPreview, 'missing'>) {
  const t = useText(timeImportTexts)
  const { number } = useFormat()
  const { clients, projects, tasks } = missing
  const none = clients.length + projects.length + tasks === 0

  const named = (names: readonly string[]) => (
    <>
      <span className="num">{number(names.length)}</span>
      {names.length > 0 && (
        <Muted size={12} sx={{ overflowWrap: 'anywhere' }}>
          {names.slice(0, NAMED).map((name, n) => (
            <Box component="span" key={name} sx={{ display: 'block' }}>
              <bdi>{name}</bdi>
              {n === NAMED - 1 && names.length > NAMED && ' …'}
            </Box>
          ))}
        </Muted>
      )}
    </>
  )

  return (
    <Card title={t('missing.title')} padded={none}>
      {none ? (
        <Muted size={13}>{t('missing.nothing')}</Muted>
      ) : (
        <Facts
          items={[
            [t('missing.clients'), named(clients)],
            [
              t('missing.projects'),
              named(projects.map(({ name, client }) => `${name} · ${client}`)),
            ],
            [
              t('missing.tasks'),
              <span className="num" key="tasks">
                {number(tasks)}
              </span>,
            ],
          ]}
        />
      )}
    </Card>
  )
}
