import type { Process } from './process'

/** Finds the processes that an event starts. */
export class Triggers {
  private readonly byType = new Map<string, Process[]>()

  constructor(processes: readonly Process[]) {
    for (const process of processes)
      this.byType.set(process.on.type, [...(this.byType.get(process.on.type) ?? []), process])
  }

  processesFor(event: Trigger): readonly Process[] {
    return (this.byType.get(event.type) ?? none).filter((process) => isStartedBy(process, event))
  }

  starts(events: readonly Trigger[]): boolean {
    return events.some((event) => this.processesFor(event).length > 0)
  }
}

interface Trigger {
  readonly type: string
  readonly data: object
}

export const isStartedBy = ({ on, when }: Process, event: Trigger): boolean =>
  on.type === event.type && (!when || when(event.data as never))

const none: readonly Process[] = []
