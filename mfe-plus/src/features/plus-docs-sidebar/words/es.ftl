plus-docs-sidebar = Documentación de { $plus }
plus-docs-overview = Resumen
plus-docs-faq = Preguntas frecuentes
plus-docs-try = Probar { $plus }
