import type { Process } from './process'

/** Finds the processes that an event starts. */
export class Triggers {
  private readonly byType = new Map<string, Process[]>()

  constructor(processes: readonly Process[]) {
    for (const process of processes)
      this.byType.set(process.on.type, [...(this.byType.get(process.on.type) ?? []), process])
  }

  processesFor({ type, data }: { type: string; data: object }): readonly Process[] {
    return (this.byType.get(type) ?? none).filter(({ when }) => !when || when(data as never))
  }

  starts(events: readonly { type: string; data: object }[]): boolean {
    return events.some((event) => this.processesFor(event).length > 0)
  }
}

const none: readonly Process[] = []
