puts 1
end
end
