// @vitest-environment jsdom
import { createElement, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { loadErrorWords, useTold } from './error-words'
import { switchLanguage } from './i18n'

const italian = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })

  return { arrive: () => arrive(), arrived }
})

vi.mock('@workledger/contracts/errors.it', async () => {
  await italian.arrived
  return { errorWords: { 'leave.balance': '{available} giorni di {needed}' } }
})

it('lets words arrive in the moment in which a part with state waits for them', async () => {
  const faults: unknown[] = []

  function Warning() {
    // Arrives after this render, before React gives the part up: it renders the same part again.
    italian.arrive()
    const told = useTold()
    const [needed] = useState('30')
    return told({ code: 'leave.balance', params: { available: '2', needed }, message: '' })
  }

  await switchLanguage('it')
  void loadErrorWords()
  const container = document.createElement('div')
  const root = createRoot(container, { onRecoverableError: (fault) => void faults.push(fault) })
  startTransition(() => root.render(createElement(Warning)))
  await vi.waitFor(() => expect(container.textContent).toBe('2 giorni di 30'))
  expect(faults).toEqual([])
})
