import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { errorDefinition } from '@workledger/contracts/kernel/errors'
import { endpoints, lists, records } from '@workledger/contracts/registry'
import { errorCodesOf, openApiDocument } from './document'

describe('the OpenAPI document', () => {
  const document = openApiDocument({ endpoints, lists, records }) as any
  const operations = Object.values<any>(document.paths).flatMap((path) => Object.values<any>(path))

  it('has every call once, under an id of its own', () => {
    const forAnyList = endpoints.filter(({ path }) => path.includes('{resource}')).length
    const all = endpoints.length + forAnyList * (lists.length - 1)
    expect(operations).toHaveLength(all)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(all)
  })

  it('names every path parameter that an address has', () => {
    for (const [path, methods] of Object.entries<any>(document.paths))
      for (const { parameters } of Object.values<any>(methods))
        expect(
          parameters
            .filter((parameter: any) => parameter.in === 'path')
            .map(({ name }: any) => name)
            .sort(),
        ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort())
  })

  it('gives the callers and the refusals, with codes that exist', () => {
    for (const endpoint of endpoints)
      for (const code of errorCodesOf(endpoint))
        expect([endpoint.name, code, errorDefinition(code)]).toEqual([
          endpoint.name,
          code,
          [expect.any(Number), expect.any(String)],
        ])

    const request = document.paths['/api/v1/employees/{id}/leaves'].post

    expect(request).toMatchObject({
      operationId: 'requestLeave',
      'x-who': 'self',
      tags: ['leave'],
      security: [{ token: [] }],
    })

    expect(Object.keys(request.responses)).toEqual(
      expect.arrayContaining(['201', '401', '403', '404', '413', '415', '422']),
    )
  })

  it('says what each parameter means', () => {
    const bare = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ $ref, description }: any) => !$ref && !description)
        .map(({ name }: any) => `${operationId} ${name}`),
    )
    expect(bare).toEqual([])
  })

  it('says what each property means, and how the words of its area name it', () => {
    const bare: string[] = []

    const look = (schema: any, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return

      for (const [key, value] of Object.entries<any>(schema)) {
        if (key === 'properties' && !Array.isArray(value))
          for (const [name, property] of Object.entries<any>(value))
            if (typeof property === 'object' && !property.description) bare.push(`${path}/${name}`)

        look(value, `${path}/${key}`)
      }
    }

    look(document.paths, '')
    look(document.components.schemas, '')
    expect(bare).toEqual([])
    const { properties } = document.components.schemas.Leave
    expect(properties.start_on).toMatchObject({ description: 'First day.' })
    expect(properties.id).toMatchObject({ description: 'Id of the record.' })
  })

  it('names what several calls answer, once', () => {
    const answer = ({ responses }: any) => responses[200].content['application/json'].schema
    const { get, put } = document.paths['/api/v1/employees/{id}/leaves/{leaveId}'] ?? {}
    expect([get, put].filter(Boolean).map((call) => JSON.stringify(answer(call)))).toEqual(
      [get, put].filter(Boolean).map(() => expect.stringContaining('#/components/schemas/Leave"')),
    )
    const missing = [
      ...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g),
    ].filter(([, kind, name]) => !document.components[kind!][name!])
    expect(missing).toEqual([])
  })

  it('shows a body that the server accepts for each call with a JSON body', () => {
    const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))

    const without = operations.filter(({ requestBody }) => {
      const json = requestBody?.content['application/json']
      return json && json.example === undefined
    })

    expect(without.map(({ operationId }) => operationId)).toEqual([])

    for (const { operationId, requestBody } of operations) {
      const example = requestBody?.content['application/json']?.example
      if (example === undefined) continue
      const { body } = byName.get(operationId)!
      // As it arrives: without what JSON leaves out.
      const sent = JSON.parse(JSON.stringify(example))
      expect([operationId, body!.safeParse(sent).error?.issues]).toEqual([operationId, undefined])
    }
  })

  it('passes the recommended rules of Redocly', () => {
    const root = join(__dirname, '../../../../..')
    const { status, stderr } = spawnSync('node', ['infra/tools/check-openapi.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  it('has what generated clients need: limits of writes, answers that come later, filters by name', () => {
    for (const path of Object.values<any>(document.paths))
      for (const [verb, { operationId, responses, security }] of Object.entries<any>(path))
        expect([operationId, '429' in responses || (verb === 'get' && !security.length)]).toEqual([
          operationId,
          true,
        ])

    expect(document.paths['/api/v1/auth/login'].post.responses).not.toHaveProperty('202')
    expect(document.paths['/api/v1/workspaces/{ws}/departments'].post.responses).toHaveProperty(
      '202',
    )
    const { parameters } = document.paths['/api/v1/admin/{ws}/employees'].get
    const filter = parameters.find(({ name }: any) => name === 'filter')

    expect(filter).toMatchObject({
      style: 'deepObject',
      explode: true,
      schema: { $ref: '#/components/schemas/Filter.employees' },
    })

    expect(document.components.schemas['Filter.employees'].properties).toHaveProperty(
      'updated_after',
    )
  })

  it('requires no property that it does not define', () => {
    const wrong: string[] = []

    const look = (schema: any, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { required, properties, type } = schema

      if (
        Array.isArray(required) &&
        type === 'object' &&
        required.some((name: string) => !(name in (properties ?? {})))
      )
        wrong.push(path)

      for (const [key, value] of Object.entries(schema)) look(value, `${path}/${key}`)
    }

    look(document.paths, '')
    expect(wrong).toEqual([])
  })

  it('shows uploads as files, and raw answers by their media type', () => {
    const form = document.paths['/api/v1/workspaces/{ws}/employees/import'].post.requestBody.content
    expect(Object.keys(form)).toEqual(['multipart/form-data'])

    expect(form['multipart/form-data'].schema.properties.file).toMatchObject({
      type: 'string',
      format: 'binary',
    })

    expect(
      document.paths['/api/v1/employees/import-format'].get.responses[200].content,
    ).toHaveProperty('application/octet-stream')
  })
})
