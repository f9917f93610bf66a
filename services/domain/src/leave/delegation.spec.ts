import { given } from '../kernel/decider-specification'
import { type DelegationEvent, delegationDecider } from './delegation'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`

const delegation = {
  employee_id: id(1),
  delegation_id: id(2),
  delegate_id: id(3),
  from_on: '2026-07-01',
  to_on: '2026-07-14',
}

const delegated: DelegationEvent = { type: 'ApprovalDelegated', data: delegation }
const command = { type: 'delegate', ...delegation, today: '2026-06-01' } as const

describe('the stand-in of a manager', () => {
  it('is one other person at a time', () => {
    given(delegationDecider).when(command).then(delegated)
    given(delegationDecider)
      .when({ ...command, delegate_id: id(1) })
      .thenRefused('leave.delegate')
    given(delegationDecider, delegated)
      .when({ ...command, delegation_id: id(4), from_on: '2026-07-14', to_on: '2026-07-20' })
      .thenRefused('leave.delegation_overlaps')
    const next = { ...delegation, delegation_id: id(4), from_on: '2026-07-15', to_on: '2026-07-20' }
    given(delegationDecider, delegated)
      .when({ ...command, ...next })
      .then({ type: 'ApprovalDelegated', data: next })
  })

  it('lies within ten years and lasts at most 1,100 days', () => {
    given(delegationDecider)
      .when({ ...command, to_on: '2036-06-02' })
      .thenRefused('leave.too_far')
    given(delegationDecider)
      .when({ ...command, to_on: '2030-06-01' })
      .thenRefused('leave.too_long')
  })

  it('ends once', () => {
    const on = { employee_id: id(1), delegation_id: id(2) }
    const ended: DelegationEvent = { type: 'ApprovalDelegationEnded', data: on }
    given(delegationDecider, delegated)
      .when({ type: 'end-delegation', ...on })
      .then(ended)
    given(delegationDecider, delegated, ended)
      .when({ type: 'end-delegation', ...on })
      .thenRefused('not_found')
  })
})
