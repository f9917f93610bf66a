import {
  ENTERPRISE_SCHEMA,
  GROUP_SCHEMA,
  LIST_SCHEMA,
  type ScimRecord,
  USER_SCHEMA,
} from './documents'

const SPECS = 'urn:ietf:params:scim:schemas:core:2.0'

interface AttributeOptions {
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference'
  readonly multi?: boolean
  readonly required?: boolean
  readonly exact?: boolean
  readonly mutability?: 'readWrite' | 'readOnly' | 'immutable'
  readonly unique?: boolean
  readonly parts?: readonly ScimRecord[]
  readonly refers?: readonly string[]
}

/** Only texts and references have a case. */
const isText = ({ type, parts }: AttributeOptions) => !parts && type !== 'boolean'

const attribute = (
  name: string,
  description: string,
  options: AttributeOptions = {},
): ScimRecord => ({
  name,
  type: options.type ?? (options.parts ? 'complex' : 'string'),
  multiValued: options.multi ?? false,
  description,
  required: options.required ?? false,
  ...(options.parts && { subAttributes: options.parts }),
  ...(isText(options) && { caseExact: options.exact ?? false }),
  ...(options.refers && { referenceTypes: options.refers }),
  mutability: options.mutability ?? 'readWrite',
  returned: 'default',
  uniqueness: options.unique ? 'server' : 'none',
})

const reference = (what: string, type: string) =>
  attribute('$ref', what, {
    ...{ type: 'reference', refers: [type], exact: true, mutability: 'readOnly' },
  })

const valued = (what: string) => [
  attribute('value', what),
  attribute('type', 'Always work'),
  attribute('primary', 'Always true', { type: 'boolean' }),
]

const user = [
  attribute('userName', 'Name by which the directory knows the person', {
    required: true,
    unique: true,
  }),
  attribute('name', 'Name of the person', {
    parts: [
      attribute('givenName', 'First name'),
      attribute('familyName', 'Last name'),
      attribute('formatted', 'Full name', { mutability: 'readOnly' }),
    ],
  }),
  attribute('displayName', 'Full name', { mutability: 'readOnly' }),
  attribute('active', 'Has access', { type: 'boolean' }),
  attribute('emails', 'Work address', { multi: true, parts: valued('Address') }),
  attribute('phoneNumbers', 'Phone', { multi: true, parts: valued('Number') }),
  attribute('groups', 'Groups of the person', {
    multi: true,
    mutability: 'readOnly',
    parts: [
      attribute('value', 'Id of the group', { mutability: 'readOnly', exact: true }),
      attribute('display', 'Name of the group', { mutability: 'readOnly' }),
      attribute('type', 'Always direct', { mutability: 'readOnly' }),
      reference('Address of the group', 'Group'),
    ],
  }),
]

const enterprise = [
  attribute('employeeNumber', 'Employee id', { unique: true }),
  attribute('department', 'Name of an existing department'),
  attribute('manager', 'Manager', {
    parts: [
      attribute('value', 'Id of the manager as a User', { exact: true }),
      attribute('displayName', 'Name of the manager', { mutability: 'readOnly' }),
      reference('Address of the manager', 'User'),
    ],
  }),
]

const group = [
  attribute('displayName', 'Name of the group', { required: true, unique: true }),
  attribute('members', 'Members of the group', {
    multi: true,
    parts: [
      attribute('value', 'Id of the User', { mutability: 'immutable', exact: true }),
      attribute('display', 'Name of the person', { mutability: 'readOnly' }),
      attribute('type', 'Always User', { mutability: 'immutable' }),
      reference('Address of the User', 'User'),
    ],
  }),
]

const meta = (resourceType: string, location: string) => ({ resourceType, location })

export const serviceProviderConfig = (base: string): ScimRecord => ({
  schemas: [`${SPECS}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 500 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'An API token with the scope scim, in the header Authorization',
      primary: true,
    },
  ],
  meta: meta('ServiceProviderConfig', `${base}/ServiceProviderConfig`),
})

const resourceType =
  (name: string, endpoint: string, schema: string) =>
  (base: string): ScimRecord => ({
    schemas: [`${SPECS}:ResourceType`],
    id: name,
    name,
    endpoint,
    schema,
    ...(name === 'User' && { schemaExtensions: [{ schema: ENTERPRISE_SCHEMA, required: false }] }),
    meta: meta('ResourceType', `${base}/ResourceTypes/${name}`),
  })

const schema =
  (id: string, name: string, attributes: readonly ScimRecord[]) =>
  (base: string): ScimRecord => ({
    schemas: [`${SPECS}:Schema`],
    id,
    name,
    description: name,
    attributes,
    meta: meta('Schema', `${base}/Schemas/${id}`),
  })

type Definition = (base: string) => ScimRecord

const definitions: Readonly<Record<string, Readonly<Record<string, Definition>>>> = {
  ResourceTypes: {
    User: resourceType('User', '/Users', USER_SCHEMA),
    Group: resourceType('Group', '/Groups', GROUP_SCHEMA),
  },
  Schemas: {
    [USER_SCHEMA]: schema(USER_SCHEMA, 'User', user),
    [ENTERPRISE_SCHEMA]: schema(ENTERPRISE_SCHEMA, 'Enterprise User', enterprise),
    [GROUP_SCHEMA]: schema(GROUP_SCHEMA, 'Group', group),
  },
}

/** Returns the definitions of one kind, or the one with this id. */
export function definitionOf(
  kind: string,
  id: string | undefined,
  base: string,
): ScimRecord | undefined {
  const all = definitions[kind] ?? {}
  if (id !== undefined) return Object.hasOwn(all, id) ? all[id]!(base) : undefined
  const resources = Object.values(all).map((each) => each(base))

  return {
    schemas: [LIST_SCHEMA],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}
