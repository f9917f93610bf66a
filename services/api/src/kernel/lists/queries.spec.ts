import { CqrsModule } from '@nestjs/cqrs'
import { Test } from '@nestjs/testing'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { AskHandler, Queries } from './queries'

/** Answers the workspaces and the user that a question may see, in place of a database. */
const scopes = { of: (workspaces: readonly string[], user: string) => ({ workspaces, user }) }

describe('queries', () => {
  const open = async () => {
    const module = await Test.createTestingModule({
      imports: [CqrsModule.forRoot()],
      providers: [Queries, AskHandler, { provide: TenantReads, useValue: scopes }],
    }).compile()

    await module.init()

    return module
  }

  it('read one workspace as no user, or those of a user as that user', async () => {
    const module = await open()
    const queries = module.get(Queries)
    const seen = async (db: unknown) => db

    expect(await queries.ask('one', seen)).toEqual({ workspaces: ['one'], user: '' })

    expect(await queries.askAs(['one', 'two'], 'eli', seen)).toEqual({
      workspaces: ['one', 'two'],
      user: 'eli',
    })

    await module.close()
  })

  it('pass the error of a query on', async () => {
    const module = await open()
    const failing = () => Promise.reject(new Error('The table is not there.'))
    await expect(module.get(Queries).ask('one', failing)).rejects.toThrow('not there')
    await module.close()
  })
})
