import type { Installation } from '@workledger/contracts/operations/operations.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Figures } from './figures'
import { operationsTexts } from './messages'

const megabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10

/** The installation in five figures: life, log, tables, size and users. */
export function HealthStrip({ found }: { found: Installation }) {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const { database, head, sessions, projections, verified } = found
  const alive = found.processes.filter((process) => process.alive)
  const count = (role: string) => alive.filter(({ roles }) => roles.includes(role)).length
  const lag = Math.max(0, ...projections.map((one) => one.lag))

  return (
    <Figures
      label={t('installation')}
      figures={[
        {
          icon: 'operations',
          label: t('roles'),
          value: t(found.alarm ? 'log.readOnly' : found.ready ? 'allRunning' : 'notReady'),
          tone: found.ready && !found.alarm ? 'good' : 'bad',
          note:
            (found.alarm ? undefined : found.reason) ??
            t('rolesCount', {
              api: count('api'),
              projector: count('projector'),
              worker: count('worker'),
            }),
        },
        {
          icon: 'audit',
          label: t('position'),
          value: number(head.position),
          note: (
            <>
              {t('hash')} <span className="ltr">{head.hash.slice(0, 12)}</span> ·{' '}
              {verified ? t('log.verified', { at: moment(verified.at) }) : t('log.unverified')}
            </>
          ),
        },
        {
          icon: 'columns',
          label: t('tables'),
          value: lag > 0 ? t('behind', { count: lag }) : t('upToDate'),
          note: t('projectionsCount', { count: projections.length }),
        },
        {
          icon: 'file',
          label: t('database'),
          value: t('megabytes', { size: number(megabytes(database.bytes)) }),
          note: t('sizes', {
            log: number(megabytes(database.log)),
            tables: number(megabytes(database.tables)),
            jobs: number(megabytes(database.jobs)),
          }),
        },
        {
          icon: 'user',
          label: t('sessions'),
          value: number(sessions.open),
          note: t('people', { count: sessions.people }),
        },
      ]}
    />
  )
}
