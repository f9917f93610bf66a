/** Exit codes; docs/api/command-line.md lists them. */
export const codes = {
  ok: 0,
  /** The server refused: the rules, the rights or the state forbid it. */
  refused: 1,
  /** The command was typed wrong. */
  usage: 2,
  /** No token, or one that no longer works. */
  signedOut: 3,
  /** The server did not answer, or was too busy for longer than the command waits. */
  unreachable: 4,
}

/** Ends a command with a sentence and an exit code. */
export class Failure extends Error {
  constructor(code, message, details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export const usage = (message) => new Failure(codes.usage, message)
