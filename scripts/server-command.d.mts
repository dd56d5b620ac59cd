/** How the built server is started: the script, and what Node needs to know for it. */
export const builtServer: { script: string; env: { NODE_COMPILE_CACHE: string } }
