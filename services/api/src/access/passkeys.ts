import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers'
import type {
  CreationOptions,
  PasskeyAssertion,
  PasskeyRegistration,
  RequestOptions,
} from '@workledger/contracts/access/passkey-shapes'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Pool, PoolClient } from 'pg'

/** Milliseconds for which a browser waits, as long as a challenge lasts. */
const TIMEOUT = 5 * 60_000

/** EdDSA, ES256 and RS256 of COSE. */
const ALGORITHMS = [-8, -7, -257]

interface Site {
  readonly origin: string
  readonly rpId: string
}

/** A passkey of the vault. */
interface Kept {
  readonly id: string
  readonly user_id: string
  readonly credential: string
  readonly public_key: Buffer
  readonly counter: string
  readonly transports: string[] | null
  readonly blocked_at: Date | null
}

/** A checked use of a passkey; `use` counts it in the transaction that opens the session. */
export interface PasskeyProof {
  readonly second: 'passkey'
  readonly id: string
  readonly user: string
  /** Its counter did not rise, so another authenticator may have the same key. */
  readonly copied: boolean
  use(client?: PoolClient): Promise<boolean>
}

/**
 * Passkeys in the vault: public keys and counters. They are bound to the installation's address,
 * PUBLIC_URL. Only signatures are checked; no certificate of a maker is read or fetched.
 */
export class Passkeys {
  private readonly site: Site | undefined

  constructor(
    private readonly pool: Pool,
    publicUrl: string,
  ) {
    this.site = siteOf(publicUrl)
  }

  /** Returns what a browser needs to make a passkey for an account. */
  async creationOptions(
    challenge: string,
    user: { readonly id: string; readonly email: string },
  ): Promise<CreationOptions> {
    const kept = await this.ofUser(user.id)

    const options = await generateRegistrationOptions({
      rpName: 'Workledger',
      rpID: this.here().rpId,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.email,
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: TIMEOUT,
      attestationType: 'none',
      excludeCredentials: kept.map(described),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })

    const { rp, user: named, pubKeyCredParams, excludeCredentials } = options

    return {
      rp: { name: rp.name, id: this.here().rpId },
      user: named,
      challenge: options.challenge,
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
      timeout: TIMEOUT,
      attestation: 'none',
      excludeCredentials: (excludeCredentials ?? []).map(typed),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }
  }

  /** Returns what a browser needs to use a passkey; with `user` one of this account. */
  async requestOptions(challenge: string, user?: string): Promise<RequestOptions> {
    const kept = user ? (await this.ofUser(user)).filter(({ blocked_at }) => !blocked_at) : []

    const options = await generateAuthenticationOptions({
      rpID: this.here().rpId,
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: TIMEOUT,
      userVerification: 'required',
      ...(user && { allowCredentials: kept.map(described) }),
    })

    return {
      rpId: this.here().rpId,
      challenge: options.challenge,
      timeout: TIMEOUT,
      userVerification: 'required',
      ...(user && { allowCredentials: (options.allowCredentials ?? []).map(typed) }),
    }
  }

  /** Stores a new passkey that does not count yet. */
  async keep(id: string, user: string, given: PasskeyRegistration): Promise<void> {
    const { credential } = await this.registered(given)

    const { rowCount } = await this.pool.query(
      `insert into vault.factors as f (id, user_id, kind, credential, public_key, counter, transports)
       values ($1, $2, 'passkey', $3, $4, $5, $6)
       on conflict (credential) do update set id = excluded.id, public_key = excluded.public_key, counter = excluded.counter
         where f.user_id = excluded.user_id and not f.active`,
      [
        id,
        user,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        credential.transports ?? null,
      ],
    )

    if (rowCount === 0) refuse('passkey.known')
  }

  /** Checks a use of a passkey. `challenge` is the one that this server made. */
  async check(given: PasskeyAssertion, challenge: string): Promise<PasskeyProof> {
    const { rows } = await this.pool.query<Kept>(
      `select id, user_id, credential, public_key, counter, transports, blocked_at
       from vault.factors where credential = $1 and kind = 'passkey' and active`,
      [given.id],
    )
    const [kept] = rows
    if (!kept) return refuse('passkey.unknown')
    const { userHandle } = given.response

    // The passkey itself says whose it is.
    if (userHandle && isoBase64URL.toUTF8String(userHandle) !== kept.user_id)
      return refuse('passkey.unknown')

    const { newCounter } = await this.asserted(given, kept, challenge)
    if (kept.blocked_at) return refuse('passkey.blocked')
    const counter = Number(kept.counter)

    return {
      second: 'passkey',
      id: kept.id,
      user: kept.user_id,
      copied: (newCounter > 0 || counter > 0) && newCounter <= counter,
      use: (client: PoolClient | Pool = this.pool) => this.count(client, kept.id, newCounter),
    }
  }

  /** Returns whether an account has a passkey that signs in. */
  async has(user: string): Promise<boolean> {
    return (await this.ofUser(user)).some(({ blocked_at }) => !blocked_at)
  }

  /** Keeps a passkey from signing in. */
  async block(id: string): Promise<void> {
    await this.pool.query(
      'update vault.factors set blocked_at = coalesce(blocked_at, now()) where id = $1',
      [id],
    )
  }

  /** Counts a use; false if another request with this or a later counter was faster. */
  private async count(client: Pool | PoolClient, id: string, counter: number): Promise<boolean> {
    const { rowCount } = await client.query(
      `update vault.factors set counter = $2, used_at = now()
       where id = $1 and blocked_at is null and (counter < $2 or (counter = 0 and $2 = 0))`,
      [id, counter],
    )
    return rowCount === 1
  }

  private async registered(given: PasskeyRegistration) {
    const { clientDataJSON, attestationObject } = given.response
    const { challenge } = this.clientData(clientDataJSON)

    const result = await checked(() => {
      insistOnPlain(attestationObject)

      return verifyRegistrationResponse({
        response: given as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.here().origin,
        expectedRPID: this.here().rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      })
    })

    const same = result.verified && result.registrationInfo.credential.id === given.id
    return same ? result.registrationInfo : refuse('passkey.refused')
  }

  private async asserted(given: PasskeyAssertion, kept: Kept, challenge: string) {
    this.clientData(given.response.clientDataJSON)

    const result = await checked(() =>
      verifyAuthenticationResponse({
        response: given as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.here().origin,
        expectedRPID: this.here().rpId,
        requireUserVerification: true,
        // The counter is compared after the signature, so that only the key's holder can block it.
        credential: {
          id: kept.credential,
          publicKey: new Uint8Array(kept.public_key),
          counter: 0,
        },
      }),
    )

    return result.verified ? result.authenticationInfo : refuse('passkey.refused')
  }

  /** Reads what the browser says of itself; refuses another address in words. */
  clientData(json: string): { readonly challenge: string } {
    const { challenge, origin } = checkedNow(() => decodeClientDataJSON(json))
    if (typeof challenge !== 'string') return refuse('passkey.refused')
    const { origin: expected } = this.here()
    if (origin !== expected) refuse('passkey.other_site', { params: { address: expected } })

    return { challenge }
  }

  private async ofUser(user: string): Promise<Kept[]> {
    const { rows } = await this.pool.query<Kept>(
      `select id, user_id, credential, public_key, counter, transports, blocked_at
       from vault.factors where user_id = $1 and kind = 'passkey' and active order by created_at, id`,
      [user],
    )
    return rows
  }

  private here(): Site {
    return this.site ?? refuse('passkey.address')
  }
}

/** Returns the site of an address; undefined where browsers have no passkeys. */
function siteOf(publicUrl: string): Site | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const local = hostname === 'localhost' || hostname.endsWith('.localhost')
  const named = /[a-z]$/i.test(hostname)

  return named && (protocol === 'https:' || local) ? { origin, rpId: hostname } : undefined
}

const described = ({ credential, transports }: Kept) => ({
  id: credential,
  transports: (transports ?? []) as AuthenticatorTransportFuture[],
})

const typed = ({ id, transports }: { id: string; transports?: readonly string[] }) => ({
  id,
  type: 'public-key' as const,
  ...(transports && transports.length > 0 && { transports: [...transports] }),
})

/**
 * Refuses statements with certificates of a maker. None was asked for, and reading them costs time
 * and may fetch lists of revoked ones.
 */
function insistOnPlain(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = decoded.get('fmt')
  const plain = format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))
  if (!plain) throw new Error('an attestation with certificates')
}

/** Refuses in words whatever a library throws at a malformed or wrong answer. */
async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch {
    return refuse('passkey.refused')
  }
}

function checkedNow<T>(check: () => T): T {
  try {
    return check()
  } catch {
    return refuse('passkey.refused')
  }
}
