import { counted } from '@workledger/contracts/kernel/written'
import type { PaperTexts } from './working-paper-words.en'

export const es: PaperTexts = {
  title: 'Papel de trabajo',
  population: {
    pay: 'Nóminas de ciclos aprobados',
    leaves: 'Ausencias aprobadas',
    expenses: 'Gastos aprobados',
    invoices: 'Facturas emitidas',
    contracts: 'Cambios de contrato',
  },
  status: { in_progress: 'En curso', finished: 'Terminada' },
  of: (part, whole) => `${part} de ${whole}`,
  fact: {
    company: 'Empresa',
    population: 'Población',
    period: 'Periodo',
    size: 'Muestra de la población',
    sums: 'Importes, muestra del total',
    seed: 'Semilla',
    algorithm: 'Método del sorteo',
    position: 'Registro hasta la posición',
    head: 'Hash de ese evento',
    digest: 'SHA-256 de la población',
    drawn: 'Extraída',
    status: 'Estado',
    results: 'Resultados',
    made: 'Este papel',
  },
  column: {
    number: 'N.º',
    name: 'Asunto',
    day: 'Día',
    what: 'Detalle',
    amount: 'Importe',
    currency: 'Moneda',
    days: 'Días',
    result: 'Resultado',
    note: 'Nota',
    why: 'Lo que halló el servidor',
    marked: 'Marcado',
    key: 'Clave',
    stream: 'Flujo',
  },
  mark: { pass: 'Superado', exception: 'Excepción', note: 'Nota', open: 'Abierto' },
  results: ({ passed, exceptions, notes, open }) =>
    [
      counted('es', passed, {
        one: '1 superado',
        many: `${passed} superados`,
        other: `${passed} superados`,
      }),
      counted('es', exceptions, {
        one: '1 excepción',
        many: `${exceptions} de excepciones`,
        other: `${exceptions} excepciones`,
      }),
      counted('es', notes, {
        one: '1 nota',
        many: `${notes} de notas`,
        other: `${notes} notas`,
      }),
      counted('es', open, {
        one: '1 abierto',
        many: `${open} abiertos`,
        other: `${open} abiertos`,
      }),
    ].join(', '),
  signature: ['Probado por, fecha', 'Revisado por, fecha'],
}
