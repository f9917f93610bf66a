import { fullName } from '@workledger/contracts/kernel/full-name'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { approvalTexts } from './messages'

type Escalating = Pick<ShownStep, 'escalate_to'>
type Named = Pick<ShownStep, 'who' | 'role' | 'people' | 'all'>

/** Returns words for the people of steps: *Jonas*, *HR*, *Jonas or Mira*, *Jonas, then HR*. */
export function useStepWords() {
  const t = useText(approvalTexts)
  const { joined } = useFormat()

  const namesOf = ({ who, role, people, all }: Named): string => {
    if (who === 'role') return role === null ? t('roleGone') : isolated(role)
    const names = people.map((person) => isolated(fullName(person)))
    if (names.length === 0) return t(who === 'manager' ? 'manager' : 'noOne')
    return all ? joined(names) : names.reduce((before, next) => t('or', { before, next }))
  }

  /** To whom a step that waits too long also goes. */
  const escalatesTo = ({ escalate_to: { who, role, person } }: Escalating): string => {
    if (who === 'admins') return t('admins')
    if (who === 'manager') return t('managersManager')
    if (who === 'role') return role === null ? t('roleGone') : isolated(role)
    return person ? isolated(fullName(person)) : t('former')
  }

  /** The people whom a request meets one after the other. */
  const routeOf = (steps: readonly ShownStep[]): string => {
    const met = steps.filter(({ state }) => state !== 'skipped').map(namesOf)
    return met.length === 0 ? t('admin') : met.reduce((before, next) => t('then', { before, next }))
  }

  return {
    t,
    namesOf,
    escalatesTo,
    routeOf,
    /** Whom a pending request waits for. */
    waitsFor: (steps: readonly ShownStep[]) => {
      const waiting = steps.find(({ state }) => state === 'waiting')
      return t('waitsFor', { names: waiting ? namesOf(waiting) : t('admin') })
    },
  }
}
