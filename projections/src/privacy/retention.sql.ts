/** Returns SQL of the last day of the last approved run that paid an employee, reversed or not. */
export const lastPaidOn = (employee: string) =>
  `(select max(p.end_on) from payrun_entries n join payruns p on p.id = n.payrun_id
    where n.employee_id = ${employee} and n.should_pay and p.status = 'complete')`

/** Returns SQL of the last day with an employee's check-in, also a typed one. */
export const lastWorkedOn = (employee: string) =>
  `(select max(t.day) from attendance t where t.employee_id = ${employee})`
