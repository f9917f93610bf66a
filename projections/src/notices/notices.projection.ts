import { DIGEST_TEMPLATE, noticeKindOf } from '@workledger/contracts/notices/notice-kinds'
import { noticeEvents as e, noticeExpiryEvents } from '@workledger/contracts/notices/notices.events'
import { deliveryEvents } from '@workledger/contracts/operations/operations.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import type { NoticeChannels } from '@workledger/domain/notices/notices'
import { at, change, changeWhere, erased, on, projection, removeWhere } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/** One mail to a member: what happened, without a word about it. */
export const notices = table(
  'notices',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    kind: col.text,
    template: col.text,
    record_id: col.maybe.uuid,
    /** Place in the log; what was read ends at a place. */
    position: col.text,
    at: col.instant,
    /** Read by itself. */
    read: col.bool,
    /** The mail of the day that holds it: its delivery, or before that `waits {employee}`. */
    digest: col.maybe.text,
    /** It waits for a mail of the day since then. */
    waits_since: col.maybe.instant,
    /** Workspace and day: all notices of a day expire together. */
    expires_with: col.text,
  },
  {
    indexes: [
      'employee_id, at desc',
      'expires_with',
      'digest',
      'using btree (workspace_id, employee_id) where waits_since is not null',
    ],
  },
)

/** A person's choices and what they have read; without a row the defaults apply. */
export const noticeReaders = table(
  'notice_readers',
  {
    /** The employee. */
    id: col.uuid,
    workspace_id: col.uuid,
    channels: col.json<NoticeChannels>(),
    quiet_from: col.maybe.text,
    quiet_to: col.maybe.text,
    digest_hour: col.maybe.int,
    read_to: col.maybe.text,
  },
  // The sender of pushes asks for the wishes of people in all companies.
  { signIn: true },
)

/** Browsers that get pushes, without their addresses. */
export const pushDevices = table(
  'push_devices',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    browser: col.maybe.text,
    system: col.maybe.text,
    created_at: col.instant,
  },
  { indexes: ['employee_id'] },
)

type ReaderRow = RowOf<typeof noticeReaders>

const reader = ({ data }: { data: { employee_id: string } }) => data.employee_id

const changed = (
  row: ReaderRow | undefined,
  { workspace: workspace_id, data }: { workspace: string; data: { employee_id: string } },
  change: Partial<ReaderRow>,
): ReaderRow => ({
  id: data.employee_id,
  workspace_id,
  channels: {},
  quiet_from: null,
  quiet_to: null,
  digest_hour: null,
  read_to: null,
  ...row,
  ...change,
})

/** Returns what notices of one day share; `day` is `YYYY-MM-DD` in UTC. */
const expiryOf = (workspace: string, day: string) => `${workspace} ${day}`

/** Returns what all notices share that wait for a person's mail of the day. */
export const waiting = (employee: string) => `waits ${employee}`

const deviceIdOf = (event: { data: { device_id: string } }) => event.data.device_id

const deliveryIdOf = (event: { data: { delivery_id: string } }) => event.data.delivery_id

export const noticesProjection = projection('notices', {
  version: 2,
  tables: [notices, noticeReaders, pushDevices],
  steps: [
    on(
      deliveryEvents.DeliveryIntended,
      notices,
      (event) => (event.data.notice ? event.data.delivery_id : undefined),
      (_, event) => {
        const { delivery_id, person_id, template, record_id } = event.data
        const kind = noticeKindOf(template)

        return kind
          ? {
              id: delivery_id,
              workspace_id: event.workspace,
              employee_id: person_id,
              kind,
              template,
              record_id,
              position: event.position,
              at: at(event),
              read: false,
              digest: null,
              waits_since: null,
              expires_with: expiryOf(event.workspace, at(event).slice(0, 10)),
            }
          : null
      },
    ),
    change(deliveryEvents.DeliveryWithheld, notices, deliveryIdOf, (event) =>
      event.data.why === 'digest'
        ? { digest: waiting(event.data.person_id), waits_since: at(event) }
        : {},
    ),
    // A mail of the day takes all that waits for it; other mails take none.
    changeWhere(
      deliveryEvents.DeliveryIntended,
      notices,
      {
        column: 'digest',
        value: ({ data }) => (data.template === DIGEST_TEMPLATE ? waiting(data.person_id) : ''),
      },
      ({ data }) => ({ digest: data.delivery_id, waits_since: null }),
    ),
    change(
      e.NoticeRead,
      notices,
      ({ data }) => data.notice_id,
      ({ data }, row) => (row.employee_id === data.employee_id ? { read: true } : {}),
    ),
    removeWhere(noticeExpiryEvents.NoticesExpired, notices, 'expires_with', ({ data }) =>
      expiryOf(data.workspace_id, data.day),
    ),
    removeWhere(employeeEvents.PersonErased, notices, 'employee_id', erased),
    on(e.NoticeChannelSet, noticeReaders, reader, (row, event) =>
      changed(row, event, {
        channels: { ...row?.channels, [event.data.kind]: event.data.channel },
      }),
    ),
    on(e.QuietHoursSet, noticeReaders, reader, (row, event) => {
      const { quiet_from, quiet_to } = event.data
      return changed(row, event, { quiet_from, quiet_to })
    }),
    on(e.DigestHourSet, noticeReaders, reader, (row, event) =>
      changed(row, event, { digest_hour: event.data.digest_hour }),
    ),
    on(e.NoticesRead, noticeReaders, reader, (row, event) =>
      changed(row, event, { read_to: event.data.up_to }),
    ),
    on(employeeEvents.PersonErased, noticeReaders, erased, () => null),
    on(e.PushDeviceAdded, pushDevices, deviceIdOf, (_, event) => ({
      id: event.data.device_id,
      workspace_id: event.workspace,
      employee_id: event.data.employee_id,
      browser: event.data.browser,
      system: event.data.system,
      created_at: at(event),
    })),
    on(e.PushDeviceRemoved, pushDevices, deviceIdOf, () => null),
    removeWhere(employeeEvents.PersonErased, pushDevices, 'employee_id', erased),
  ],
})
