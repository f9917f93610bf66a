import * as z from 'zod'
import { event } from '../kernel/event'
import { day, id, personal, plain } from '../kernel/event-fields'

/** The filters of a search; null matches all. Typed text may name people. */
const filters = personal(
  z.object({
    q: plain(200).nullable(),
    person: id().nullable(),
    area: plain(40).nullable(),
    type: plain(80).nullable(),
    actor: plain(60).nullable(),
    from: day().nullable(),
    to: day().nullable(),
  }),
)

const saved = { employee_id: id(), filter_id: id() }
const auditFiltersDetails = { name: personal.text(120), shared: z.boolean(), filters }

/**
 * Saved searches of an auditor: stream `audit-filters-{employee}`. `shared`: visible to every
 * auditor and admin.
 */
export const auditFilterEvents = {
  AuditFilterSaved: event('AuditFilterSaved', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ ...saved, ...auditFiltersDetails }),
  }),
  AuditFilterChanged: event('AuditFilterChanged', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ ...saved, ...auditFiltersDetails }),
  }),
  AuditFilterDeleted: event('AuditFilterDeleted', { v: 1, data: z.object(saved) }),
}
