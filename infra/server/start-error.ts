/**
 * A fault that the person who starts Workledger must fix: one sentence with the remedy, shown
 * without a stack.
 */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
