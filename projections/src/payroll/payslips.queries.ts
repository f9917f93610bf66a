import type { Reads } from '../kernel/tenant-reads'

/** Starts a query of payslips: paid entries of approved runs. */
export const payslips = (db: Reads, workspace: string) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .where('n.workspace_id', '=', workspace)
    // With it, an index gives the runs from the last one on.
    .where('p.workspace_id', '=', workspace)
    .where('p.status', '=', 'complete')
    .where('n.should_pay', '=', true)

/** Selects the ids of a run's payslips with their employees, for notices; about a thousand rows. */
export const payslipsOfRun = (db: Reads, workspace: string, payrun: string) =>
  payslips(db, workspace)
    .where('n.payrun_id', '=', payrun)
    .select(['n.id', 'n.employee_id'])
    .orderBy('n.id')
    .execute()

/**
 * Returns the facts of a printed payslip, or undefined for an unknown id. `pay` has every line with
 * its formula; amounts are rounded decimal strings in `currency`; days are `YYYY-MM-DD`. `pay` is
 * null for an erased person.
 */
export const payslipForPdf = (db: Reads, workspace: string, id: string) =>
  payslips(db, workspace)
    .innerJoin('workspaces as w', 'w.id', 'n.workspace_id')
    .leftJoin('employees as e', 'e.id', 'n.employee_id')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .where('n.id', '=', id)
    .select([
      'n.id',
      'n.payrun_id',
      'n.employee_id',
      'n.pay',
      'p.start_on as start',
      'p.end_on as end',
      'p.pay_date',
      'p.reverses',
      'p.currency',
      'p.approved_at',
      'w.name as company',
      'w.logo as company_logo',
      'w.phone_number as company_phone',
      'w.locale',
      'e.user_id',
      'e.oid',
      'e.first_name',
      'e.last_name',
      'e.email',
      'd.name as department',
      'o.name as office',
      'o.address_line_1',
      'o.address_line_2',
      'o.postal_code',
      'o.city',
      'o.state',
      'o.country',
    ])
    .select((eb) =>
      eb
        .selectFrom('contracts as c')
        .innerJoin('designations as g', 'g.id', 'c.designation_id')
        .whereRef('c.employee_id', '=', 'n.employee_id')
        .whereRef('c.effective_on', '<=', 'p.end_on')
        .select('g.name')
        .orderBy('c.effective_on', 'desc')
        .limit(1)
        .as('designation'),
    )
    .executeTakeFirst()
