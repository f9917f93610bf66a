type Json = Record<string, unknown>

/** The answer of a refusal. */
export const ERROR: Json = {
  type: 'object',
  properties: {
    type: {
      type: 'string',
      format: 'uri',
      description: 'With the code, as RFC 9457 has it: `urn:workledger:error:state.stale`.',
    },
    title: { type: 'string', description: 'The name of the status, in English.' },
    status: { type: 'integer', description: 'The status of the answer.' },
    detail: { type: 'string', description: 'The same as `message`.' },
    message: { type: 'string' },
    code: { type: 'string' },
    params: {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'Parameters of the code’s sentence.',
    },
    request_id: {
      type: 'string',
      description:
        'For a failure of the server (5xx): the id of its line in the log, as in X-Request-Id.',
    },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'The faults of each field, in English.',
    },
    error_codes: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            code: { type: 'string' },
            params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
          },
          required: ['code'],
        },
      },
      description: 'The codes of the same sentences, with their parameters.',
    },
    current: {
      type: 'object',
      description: 'With `state.stale`: the current record.',
      additionalProperties: true,
    },
    challenge: {
      type: 'object',
      description:
        'With `auth.second_factor`: the `token` for `POST /auth/second-factor`, the `kinds` of factors that finish the sign-in, and when it `expires_at`. With `auth.confirm_link`: the same for `POST /auth/oidc/link`.',
      additionalProperties: true,
    },
  },
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'errors'],
}

/** Headers that every call may carry. */
export const PARAMETERS: Json = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    example: '0198c0de-7c1f-7d4e-9b6a-2f4c8f1e5a30',
    description: 'The same key and request get the first answer again without a second effect.',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    example: '"7"',
    description:
      'The `revision` of the record as displayed: 409 `state.stale` after a change, with the current record in `current`. A decision without it is refused only if another person has changed the item since it was submitted. `*` names no revision.',
  },
}

/** The answer of a write that the read tables do not show yet. */
export const LATER = {
  description:
    'Written, but not in the read tables yet: read it in a moment. `code` gives the reason if it is known.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          data: {
            type: 'object',
            properties: { position: { type: 'string' } },
            required: ['position'],
          },
          code: { type: 'string' },
          message: { type: 'string' },
        },
        required: ['data'],
      },
    },
  },
}
