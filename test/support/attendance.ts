import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { createTeam, type Person } from './people'
import { startProduct } from './product'

/** A product with a manager, their employee and another company, for the tests of attendance. */
export async function attendanceTeam() {
  const product = await startProduct()
  const team = await createTeam(product)

  return {
    product,
    ...team,
    /** A shift of the employee, typed by the admin unless said otherwise. */
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
