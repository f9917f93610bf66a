import { deviceEvents, punchEvents } from '@workledger/contracts/biometrics/biometrics.events'
import { deviceDecider } from '@workledger/domain/biometrics/device'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import { notEnrolled, punchersOf } from '@workledger/projections/biometrics/biometrics.queries'
import { type Process, process } from '../kernel/process'
import { around, isoOf, pairAgain } from './pair-again'

/** ZKTeco's recognition methods that need an enrolment, by code. */
const enrolments: Readonly<Record<number, 'finger' | 'face' | 'palm'>> = {
  1: 'finger',
  15: 'face',
  25: 'palm',
}

export const punchProcesses: readonly Process[] = [
  process({
    name: 'attendance of punches',
    on: punchEvents.PunchesReceived,
    // The end of an import pairs its punches together.
    when: ({ import_id }) => import_id === undefined,
    async react({ workspace, data: { device_id, punches }, meta }, context) {
      const counted = punches.filter(({ counts }) => counts)

      const people = await context.ask((db) =>
        punchersOf(
          db,
          device_id,
          counted.map(({ punch_id }) => punch_id),
        ),
      )

      const changed = people.map(({ employee_id, from, to }) => ({
        employee_id,
        from: isoOf(from),
        to: isoOf(to),
      }))

      await pairAgain(context, { workspace, now: toSecond(meta.occurred_at) }, changed)
    },
  }),
  process({
    name: 'enrolment that a punch shows',
    on: punchEvents.PunchesReceived,
    // A file may be older than the registration that its PIN has now.
    when: ({ import_id, punches }) =>
      import_id === undefined && punches.some(({ verify }) => verify in enrolments),
    async react({ data: { device_id, punches } }, context) {
      const by = new Map(
        punches.flatMap(({ pin, verify }) =>
          enrolments[verify] ? [[pin, enrolments[verify]] as const] : [],
        ),
      )

      for (const { pin } of await context.ask((db) => notEnrolled(db, device_id, [...by.keys()])))
        await context.run(
          deviceDecider,
          device_id,
          { type: 'enrolled', device_id, pin, by: by.get(pin)! },
          { step: pin },
        )
    },
  }),
  process({
    name: 'attendance of a PIN that was given',
    on: deviceEvents.EmployeeRegistered,
    /** Only earlier punches can wait for this registration. */
    async react({ workspace, data: { employee_id, since }, meta }, context) {
      const now = toSecond(meta.occurred_at)
      if (since < now)
        await pairAgain(context, { workspace, now }, [around(employee_id, since, now)])
    },
  }),
  process({
    name: 'attendance of a PIN that was taken back',
    on: deviceEvents.RegistrationEnded,
    async react({ workspace, data: { employee_id, until }, meta }, context) {
      const now = toSecond(meta.occurred_at)
      if (until < now)
        await pairAgain(context, { workspace, now }, [around(employee_id, until, now)])
    },
  }),
]
