import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { createTeam, type Person } from './people'
import { startProduct } from './product'

/** Starts a product with a manager, their employee and another company, for tests of attendance. */
export async function attendanceTeam() {
  const product = await startProduct()
  const team = await createTeam(product)

  return {
    product,
    ...team,
    /** Adds a shift of the employee, by default typed by the administrator. */
    addShift: (
      in_at: string,
      out_at: string,
      body: object = {},
      who: Person = team.company.admin,
    ) =>
      product.call(attendanceApi.addAttendance, {
        token: who.token,
        params: { id: team.employee.employee },
        body: { in_at, out_at, ...body },
      }),
  }
}

export type AttendanceTeam = Awaited<ReturnType<typeof attendanceTeam>>
