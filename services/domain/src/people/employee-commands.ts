import type { EmployeeEventData, EmployeeRecord, Job, Profile } from './employee-state'
import { type ErasureCommand } from './erasure'

export type EmployeeCommand =
  /** The creator of a workspace: an employee with a user from the start. */
  | ({ type: 'found'; user_id: string } & Pick<
      EmployeeRecord,
      | 'employee_id'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'oid'
      | 'role_id'
      | 'location_id'
      | 'time_off_policy_id'
    >)
  | ({ type: 'add'; invite: boolean } & EmployeeRecord)
  /**
   * Several changes in one decision. `today` is the employee's; `effective_on` is the effective
   * date of the job if different.
   */
  | {
      type: 'change'
      employee_id: string
      today: string
      effective_on?: string | undefined
      profile: Profile
      job: Job
      avatar?: string | undefined
      /** The import that changes it. */
      import_id?: string | undefined
    }
  /** Puts back what an import changed, where no one has changed it since. */
  | { type: 'put-back'; employee_id: string; import_id: string; today: string }
  | ({ type: 'change-profile'; today: string } & EmployeeEventData<'EmployeeProfileChanged'>)
  | ({ type: 'change-job' } & EmployeeEventData<'EmployeeJobChanged'>)
  | ({ type: 'change-avatar' } & EmployeeEventData<'EmployeeAvatarChanged'>)
  | { type: 'invite'; employee_id: string; mayRepeat: boolean }
  | ({ type: 'join' } & EmployeeEventData<'EmployeeJoined'>)
  /** `last_worked_on`: the day of the last check-in; omitted if not looked up. */
  | ({
      type: 'terminate'
      today: string
      last_worked_on?: string | null
    } & EmployeeEventData<'EmployeeTerminated'>)
  | { type: 'stop-access' | 'restore-access'; employee_id: string }
  | { type: 'unterminate'; employee_id: string }
  /**
   * `hired_on` is the new first day, `today` the employee's own. The role must have no permissions,
   * so that old ones do not return unnoticed.
   */
  | ({ type: 'rehire'; today: string } & EmployeeEventData<'EmployeeRehired'>)
  /**
   * `evidence`: attendance, leave, claims or pay exists, so the employment ends before the record
   * is deleted.
   */
  | { type: 'delete'; employee_id: string; evidence?: boolean }
  /** Deletes a person whom an import added, unless they have joined; does nothing to a deleted one. */
  | { type: 'undo-import'; employee_id: string }
  | ({ type: 'set-option' } & EmployeeEventData<'EmployeeOptionSet'>)
  | ErasureCommand
