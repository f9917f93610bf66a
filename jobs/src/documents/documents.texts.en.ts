export const en = {
  name: 'Document',
  type: 'Type',
  person: 'Employee',
  expires: 'Expires on',
  added: (by: string | undefined) => ({
    subject: 'A document was added for you',
    heading: 'A document was added for you',
    lines: [
      by ? `${by} added a document to your profile.` : 'A document was added to your profile.',
    ],
    button: 'View your documents',
  }),
  /** To the employee; the facts name the day. */
  yours: (days: number) => ({
    subject: days === 0 ? 'A document of yours expires' : 'A document of yours expires soon',
    heading: days === 0 ? 'A document of yours expires' : 'A document of yours expires soon',
    lines: ['Please have it renewed and give the new one to your company.'],
    button: 'View your documents',
  }),
  /** To the uploader or the administrators. */
  theirs: (who: string, days: number) => ({
    subject: days === 0 ? `A document of ${who} expires` : `A document of ${who} expires soon`,
    heading: days === 0 ? `A document of ${who} expires` : `A document of ${who} expires soon`,
    lines: ['Once it is renewed, upload the new file and change the day on which it expires.'],
    button: 'Open the documents',
  }),
  employee: (company: string) => `You get this message because you work at ${company}.`,
  admin: (company: string) =>
    `You get this message because you look after documents at ${company}.`,
}
