import type { TestServer } from './test-server.ts'

/** A PDF of one empty page, as small as they come. */
export const smallPdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
xref
0 4
0000000000 65535 f
0000000009 00000 n
0000000052 00000 n
0000000101 00000 n
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`,
)

/** Uploads a file as a browser does and gives its key. */
export async function uploadAs(server: TestServer, token: string, content = smallPdf, name = 'file.pdf') {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  const encoded = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/DocumentUpload',
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return response.json<{ Payload: string }>().Payload
}
