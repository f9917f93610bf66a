export default {
  title: 'E-invoice',
  ready: 'Ready',
  incomplete: 'Incomplete',
  embedded: 'The PDF has the e-invoice inside (Factur-X). Programs can also read it alone:',
  missing:
    'For an e-invoice (EN 16931) something is missing. An issued invoice does not change, so what you enter counts for the next one.',
  ubl: 'Download UBL',
  cii: 'Download CII',
} as const
