import type { Client } from 'openapi-fetch'
import type { paths } from './schema'

type Api = Client<paths>

interface Company {
  readonly ws: string
  readonly employee: string
  readonly leaveType: string
}

/** Throws the server’s sentence. */
function answered<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'no answer')
  return data
}

/** Returns the id of the new record. 202 has none; the same request answers it a moment later. */
function idOf({ data }: { data: { id: string } | { position: string } }): string {
  if (!('id' in data)) throw new Error('Repeat the request with its Idempotency-Key.')
  return data.id
}

const shown = ({ revision }: { revision: number }) => ({ 'If-Match': `"${revision}"` })

/**
 * The main job of a month as an integration does it: work, leave and an expense are recorded and
 * decided, then the month is paid. Returns the payslip’s net pay.
 */
export async function payMonth(admin: Api, employee: Api, company: Company): Promise<string> {
  const person = { path: { id: company.employee } }
  const workspace = { path: { ws: company.ws } }

  answered(
    await admin.POST('/api/v1/employees/{id}/contracts', {
      params: person,
      body: {
        effective_on: '2026-01-01',
        base_compensation_amount: '3000',
        base_compensation_type: 'monthly',
        pay_frequency: 'monthly',
        currency: 'EUR',
      },
    }),
  )

  answered(
    await admin.POST('/api/v1/employees/{id}/attendances', {
      params: person,
      body: { in_at: '2026-01-05 09:00:00', out_at: '2026-01-05 17:00:00' },
    }),
  )

  await takeLeave(admin, employee, company)
  await claimExpense(admin, employee, company)

  const run = idOf(
    answered(
      await admin.POST('/api/v1/workspaces/{ws}/payroll/payruns/draft', {
        params: workspace,
        body: { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31', currency: 'EUR' },
      }),
    ),
  )

  const of = { path: { ws: company.ws, id: run } }
  const draft = answered(
    await admin.GET('/api/v1/workspaces/{ws}/payroll/payruns/{id}', { params: of }),
  )
  answered(
    await admin.POST('/api/v1/workspaces/{ws}/payroll/payruns/{id}/save', {
      params: { ...of, header: shown(draft.data) },
      body: { notify_employee: false },
    }),
  )

  const payslips = answered(
    await employee.GET('/api/v1/employees/{id}/payslips', { params: person }),
  )

  return payslips.data[0]!.net_pay
}

async function takeLeave(admin: Api, employee: Api, { employee: id, leaveType }: Company) {
  const leave = idOf(
    answered(
      await employee.POST('/api/v1/employees/{id}/leaves', {
        params: { path: { id } },
        body: {
          start_on: '2026-01-12',
          finish_on: '2026-01-13',
          description: 'A long weekend',
          leave_type_id: leaveType,
        },
      }),
    ),
  )

  const listed = answered(
    await admin.GET('/api/v1/employees/{id}/leaves', {
      params: { path: { id }, query: { status: 'pending' } },
    }),
  )

  answered(
    await admin.POST('/api/v1/employees/{id}/leaves/{leaveId}/approve', {
      params: {
        path: { id, leaveId: leave },
        header: shown(listed.data.find((row) => row.id === leave)!),
      },
      body: { approved: true, rejected: false },
    }),
  )
}

async function claimExpense(admin: Api, employee: Api, { ws, employee: id }: Company) {
  const claim = idOf(
    answered(
      await employee.POST('/api/v1/employees/{id}/expenses', {
        params: { path: { id } },
        body: {
          name: 'Train',
          category: 'travelling',
          description: 'To the customer',
          amount: '48.90',
          currency: 'EUR',
          date: '2026-01-08',
        },
      }),
    ),
  )

  const waiting = answered(
    await admin.GET('/api/v1/admin/{ws}/expenses', {
      params: {
        path: { ws },
        query: { filter: { status: 'pending' }, order: '-date', page: 1, per_page: 50 },
      },
    }),
  )

  answered(
    await admin.POST('/api/v1/employees/{id}/expenses/{expenseId}/approve', {
      params: {
        path: { id, expenseId: claim },
        header: shown(waiting.find((row) => row.id === claim)!),
      },
      body: { approved: true, rejected: false },
    }),
  )
}
