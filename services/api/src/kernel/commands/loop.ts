import { Inject, Injectable } from '@nestjs/common'
import { CommandLoop } from '@workledger/domain/kernel/command-loop'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import { type EventStore, WrongExpectedRevision } from '@workledger/event-store/port'

export const STORE = Symbol('event store')
export const KEPT_STATES = Symbol('kept states')

/** Runs every command of this server through one loop, which keeps the states of busy streams. */
@Injectable()
export class Loop extends CommandLoop {
  constructor(@Inject(STORE) store: EventStore, @Inject(KEPT_STATES) kept: KeptStates | undefined) {
    super(store, {
      optimistic: true,
      kept,
      isConcurrencyConflict: (error) => error instanceof WrongExpectedRevision,
    })
  }
}
