import { MOST_RELATIVES } from '@workledger/contracts/people/relatives.events'
import { given } from '../kernel/decider-specification'
import { type RelativeEvent, relativesDecider } from './relatives'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const numbered = (number: number) => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
const [contact_id, dependant_id] = [numbered(2), numbered(3)]
const today = '2026-11-22'

const contact = {
  employee_id,
  contact_id,
  name: 'Ben',
  relation: 'brother',
  phone_number: '+351 1',
  other_phone: null,
  email: null,
}

const dependant = {
  employee_id,
  dependant_id,
  name: 'Cy',
  relation: 'child' as const,
  birthday_on: '2020-02-29',
}

const added: RelativeEvent = { type: 'EmergencyContactAdded', data: contact }
const born: RelativeEvent = { type: 'DependantAdded', data: dependant }

describe('emergency contacts', () => {
  it('are added, changed if a field differs, and removed', () => {
    given(relativesDecider)
      .when({ type: 'add-contact', ...contact })
      .then(added)

    given(relativesDecider, added)
      .when({ type: 'change-contact', ...contact, phone_number: '+351 2' })
      .then({
        type: 'EmergencyContactChanged',
        data: { employee_id, contact_id, phone_number: '+351 2' },
      })

    given(relativesDecider, added)
      .when({ type: 'change-contact', ...contact })
      .thenNothing()
    given(relativesDecider, added)
      .when({ type: 'remove-contact', employee_id, contact_id })
      .then({ type: 'EmergencyContactRemoved', data: { employee_id, contact_id } })
  })

  it('are not changed or removed if they do not exist', () => {
    const removed: RelativeEvent = {
      type: 'EmergencyContactRemoved',
      data: { employee_id, contact_id },
    }

    for (const command of [
      { type: 'change-contact' as const, employee_id, contact_id, name: 'X' },
      { type: 'remove-contact' as const, employee_id, contact_id },
    ]) {
      given(relativesDecider, born).when(command).thenRefused('not_found')
      given(relativesDecider, added, removed).when(command).thenRefused('not_found')
    }
  })

  it('are so many at most, and again fewer once one is removed', () => {
    const full = Array.from({ length: MOST_RELATIVES }, (_, index): RelativeEvent => {
      return {
        type: 'EmergencyContactAdded',
        data: { ...contact, contact_id: numbered(100 + index) },
      }
    })

    given(relativesDecider, ...full)
      .when({ type: 'add-contact', ...contact })
      .thenRefused('relatives.most')

    given(relativesDecider, ...full, {
      type: 'EmergencyContactRemoved',
      data: { employee_id, contact_id: numbered(100) },
    })
      .when({ type: 'add-contact', ...contact })
      .then(added)
  })
})

describe('dependants', () => {
  it('are added, changed if a field differs, and removed', () => {
    given(relativesDecider)
      .when({ type: 'add-dependant', today, ...dependant })
      .then(born)
    given(relativesDecider, born)
      .when({ type: 'change-dependant', today, ...dependant, birthday_on: null })
      .then({ type: 'DependantChanged', data: { employee_id, dependant_id, birthday_on: null } })
    given(relativesDecider, born)
      .when({ type: 'remove-dependant', employee_id, dependant_id })
      .then({ type: 'DependantRemoved', data: { employee_id, dependant_id } })
  })

  it('are not born tomorrow', () => {
    const birthday_on = '2026-11-23'
    given(relativesDecider)
      .when({ type: 'add-dependant', today, ...dependant, birthday_on })
      .thenRefused('validation')
    given(relativesDecider, born)
      .when({ type: 'change-dependant', today, employee_id, dependant_id, birthday_on })
      .thenRefused('validation')
    given(relativesDecider)
      .when({ type: 'add-dependant', today, ...dependant, birthday_on: today })
      .then({ type: 'DependantAdded', data: { ...dependant, birthday_on: today } })
  })

  it('of an erased person do not exist', () => {
    const erased = { ...dependant, name: null, relation: null, birthday_on: null }
    expect(
      given(relativesDecider, { type: 'DependantAdded', data: erased }).state.dependants[
        dependant_id
      ],
    ).toEqual({
      name: null,
      relation: null,
      birthday_on: null,
    })
  })
})
