/* global SwaggerUIBundle */
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  syntaxHighlight: false, // its colors have too little contrast
  supportedSubmitMethods: [], // a call from this page would act for the reader
  validatorUrl: null, // it would be a request to another host
})
