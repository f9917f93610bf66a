import { readFileSync } from 'node:fs'
import { endpoints } from '@workledger/contracts/registry'
import { broken, type Surface, surfaceFile, surfaceOf } from './interface'

describe('the interface', () => {
  const kept: Surface = JSON.parse(readFileSync(surfaceFile, 'utf8'))
  const now = surfaceOf(endpoints)

  it('still serves every program that was written for it', () => {
    // See docs/api/stability.md. Before the first release `npm run golden -- --rewrite` may drop it.
    expect(broken(kept, now)).toEqual([])
  })

  it('is recorded as it is: npm run golden', () => {
    expect(now).toEqual(kept)
  })

  it('is broken by a missing call, a missing answer and a new required field', () => {
    const before: Surface = {
      'GET /a': { sends: [], answers: ['data.id'] },
      'POST /b': { sends: ['name'], answers: [] },
      'GET /c': { sends: [], answers: [] },
    }

    expect(
      broken(before, {
        'GET /a': { sends: [], answers: ['data.name'] },
        'POST /b': { sends: ['name', 'reason'], answers: ['data.id'] },
      }),
    ).toEqual([
      'GET /a no longer answers data.id.',
      'POST /b requires reason, which earlier programs do not send.',
      'GET /c is gone.',
    ])
  })
})
