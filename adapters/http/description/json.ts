/** Any part of a JSON document. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** An object of a JSON document. */
export type JsonObject = { readonly [name: string]: Json }
