import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readyLazy } from './ready-lazy'

const once = async () => ({ default: () => <p>Here</p> })

const shown = (Part: ReturnType<typeof readyLazy<object>>) =>
  renderToString(
    <Suspense fallback={<p>Wait</p>}>
      <Part />
    </Suspense>,
  )

it('is shown at once where it was fetched before, and waited for where it was not', async () => {
  expect(shown(readyLazy(once))).toContain('Wait')
  const fetched = readyLazy(once)
  fetched.fetch()
  await Promise.resolve()
  await Promise.resolve()
  expect(shown(fetched)).toContain('Here')
})
