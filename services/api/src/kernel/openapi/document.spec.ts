import { errorDefinition } from '@workledger/contracts/kernel/errors'
import { endpoints, lists } from '@workledger/contracts/registry'
import { errorCodesOf, openApiDocument } from './document'

describe('the OpenAPI document', () => {
  const document = openApiDocument(endpoints, lists) as any
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
  it('says who may call and what is refused, with codes that exist', () => {
    for (const endpoint of endpoints)
      for (const code of errorCodesOf(endpoint))
        expect([endpoint.name, code, errorDefinition(code)]).toEqual([endpoint.name, code, [expect.any(Number), expect.any(String)]])
    const request = document.paths['/api/v1/employees/{id}/leaves'].post
    expect(request).toMatchObject({ operationId: 'requestLeave', 'x-who': 'self', tags: ['leave'], security: [{ token: [] }] })
    expect(Object.keys(request.responses)).toEqual(expect.arrayContaining(['201', '401', '403', '404', '413', '415', '422']))
  })
  it('shows uploads as files, and raw answers by their media type', () => {
    const form = document.paths['/api/v1/workspaces/{ws}/employees/import'].post.requestBody.content
    expect(Object.keys(form)).toEqual(['multipart/form-data'])
    expect(form['multipart/form-data'].schema.properties.file).toMatchObject({ type: 'string', format: 'binary' })
    expect(document.paths['/api/v1/employees/import-format'].get.responses[200].content).toHaveProperty('application/octet-stream')
  })
})
