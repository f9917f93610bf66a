import { emailEvents, userEvents } from '@workledger/contracts/access/access.events'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { emailDecider, userDecider } from '@workledger/domain/access/user'
import { employeeDecider } from '@workledger/domain/people/employee'
import { type Expectation, expectation, type Process, process } from '../kernel/process'

export const accessProcesses: readonly Process[] = [
  process({
    name: 'membership of a new user',
    on: userEvents.UserRegistered,
    when: ({ joins }) => joins !== null,
    async react({ data: { user_id, joins } }, context) {
      const { workspace_id: workspace, employee_id } = joins!

      try {
        await context.run(
          employeeDecider,
          employee_id,
          { type: 'join', employee_id, user_id },
          { workspace },
        )
      } catch (error) {
        // The employee was terminated or joined by another user meanwhile: the account stays,
        // without this company.
        if (!(error instanceof CodedError)) throw error
      }
    },
  }),
  process({
    name: 'former address of a user',
    on: userEvents.EmailChanged,
    async react({ data: { user_id } }, context) {
      const [before, now] = [
        await context.before(userDecider),
        await context.state(userDecider, user_id),
      ]

      // An erased user has no addresses.
      if (
        before.status === 'none' ||
        now.status === 'none' ||
        !before.email ||
        before.email === now.email
      )
        return

      // After a change away and back, the present address was still reserved, so it is reserved
      // again.
      if (now.email)
        await context.run(emailDecider, context.emailKey(now.email), { type: 'reserve', user_id })

      await context.run(emailDecider, context.emailKey(before.email), { type: 'release', user_id })
    },
  }),
]

export const accessExpectations: readonly Expectation[] = [
  expectation({
    name: 'user of a reserved address',
    on: emailEvents.EmailReserved,
    followedBy: [userEvents.UserRegistered, userEvents.EmailChanged],
    key: ({ user_id }) => user_id as string,
    async otherwise({ stream, data: { user_id } }, context) {
      const user = await context.state(userDecider, user_id)
      const address = stream.slice(`${emailDecider.category}-`.length)
      // The next registration takes over an address without an account.
      if (user.status === 'none' || !user.email || context.emailKey(user.email) === address) return
      await context.run(emailDecider, address, { type: 'release', user_id })
    },
  }),
]
